import { PermissionFlagsBits } from 'discord-api-types/v10'
import type { Rest } from '../../lambdas/discord/api/restTypes.ts'

type Permission = keyof typeof PermissionFlagsBits
const posting: Permission[] = ['ViewChannel', 'SendMessages', 'SendMessagesInThreads', 'AttachFiles']

/** What the bot needs for each thing that it does at Discord. Answers to interactions need nothing. */
const needed: Record<keyof Rest, Permission[]> = {
  canPost: [],
  within: [],
  editReply: [],
  deleteReply: [],
  followUp: [],
  registerCommands: [],
  post: posting,
  editPost: ['ViewChannel'],
  createThread: ['ViewChannel', 'CreatePublicThreads'],
  deletePost: ['ViewChannel'],
  pin: ['ViewChannel', 'PinMessages'],
  addToThread: ['SendMessagesInThreads'],
  directChannel: [],
  isMember: [],
  unarchive: ['SendMessagesInThreads'],
}

export const permissions: Permission[] = [...new Set(Object.values(needed).flat())]

/** The address at which an administrator of a server lets the bot in, with exactly the rights that it needs. */
export function inviteLink(application: string): string {
  const number = permissions.reduce((sum, name) => sum | PermissionFlagsBits[name], 0n)
  return `https://discord.com/oauth2/authorize?client_id=${application}&scope=bot+applications.commands&permissions=${number}`
}
