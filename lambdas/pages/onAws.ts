import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { pageFileTypes, pagesFolder } from './addresses.ts'
import type { PageContent, PageDeps } from './pageAnswer.ts'
import { fileSet } from './pageFileSet.ts'
import { servePage } from './servePage.ts'

/** What pages load, from the folder beside the bundle. */
export function filesBeside(): ReturnType<typeof fileSet> {
  const folder = join(dirname(fileURLToPath(import.meta.url)), pagesFolder)
  const files = readdirSync(folder).map((name): [string, PageContent] => [
    name,
    {
      type: pageFileTypes[extname(name).slice(1) as keyof typeof pageFileTypes],
      body: readFileSync(join(folder, name)),
    },
  ])
  return fileSet(new Map(files))
}

/** Answers what API Gateway brings for a page. */
export async function answerPage(
  {
    rawPath,
    rawQueryString,
    headers,
    requestContext,
  }: Pick<APIGatewayProxyEventV2, 'rawPath' | 'rawQueryString' | 'headers'> &
    Partial<Pick<APIGatewayProxyEventV2, 'requestContext'>>,
  deps: PageDeps,
): Promise<APIGatewayProxyStructuredResultV2> {
  // Which of its names was called the gateway says itself: a header anybody might have written.
  const name = requestContext?.domainName
  const base = deps.base ?? (name ? `https://${name}` : undefined)
  const answer = await servePage(
    {
      method: requestContext?.http?.method,
      path: rawPath,
      query: new URLSearchParams(rawQueryString),
      headers,
    },
    { ...deps, base },
  )
  if (!answer) return { statusCode: 404, headers: { 'cache-control': 'no-store' } }
  const { status: statusCode, headers: sent, body } = answer
  return typeof body === 'string'
    ? { statusCode, headers: sent, body }
    : { statusCode, headers: sent, body: Buffer.from(body).toString('base64'), isBase64Encoded: true }
}
