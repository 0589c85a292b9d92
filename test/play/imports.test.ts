import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GameDocument } from '../../rules/combat-hex/index.ts'
import { makeBoard, makeTables } from '../../rules/index.ts'
import { openPlay, type Play, type Player, wordsOf } from './harness.ts'

let play: Play
let ada: Player
beforeAll(async () => {
  play = await openPlay()
  ada = play.player('Ada')
})
afterAll(() => play.close())

const armyFrom = (attachment: Record<string, unknown> | undefined) => ({
  id: '1',
  name: 'army',
  type: 1,
  options: [{ name: 'import', type: 1, options: [{ name: 'file', type: 11, value: '7' }] }],
  resolved: attachment === undefined ? {} : { attachments: { 7: { id: '7', ...attachment } } },
})

describe('an uploaded file, over signed HTTP', () => {
  it('becomes an army', async () => {
    const file = await ada.upload(
      'riders.txt',
      '\uFEFFname: Riders\r\ncamp: good\r\nboromir\r\n2x rohan-warrior\r\n',
    )
    const { text, mine } = await ada.command('army import', { file })
    expect(text).toContain('**Riders**')
    expect(mine).toBe(true)
    expect((await ada.command('army list')).text).toContain('Riders')
  })

  it('of 5 MB is refused, without being read', async () => {
    const file = await ada.upload('large.txt', 'boromir\n'.repeat(655_360))
    const { text } = await ada.command('army import', { file })
    expect(text).toContain('⚠️')
    expect(text).toContain('256 kB')
  })

  it('that is no text is refused', async () => {
    const file = await ada.upload('army.txt', new Uint8Array([0xff, 0xfe, 0x00, 0xd8]))
    expect((await ada.command('army import', { file })).text).toContain('not a text file')
  })

  it('is fetched from nowhere but Discord’s own file server', async () => {
    let asked = 0
    const other = createServer((_, response) => {
      asked++
      response.end('boromir')
    })
    await new Promise<void>(done => other.listen(0, '127.0.0.1', done))
    const { port } = other.address() as AddressInfo
    const cdn = new URL(play.table.discord.cdnBase)
    for (const url of [
      `http://127.0.0.1:${port}/table/cdn/army.txt`,
      `http://${cdn.host}@127.0.0.1:${port}/table/cdn/army.txt`,
      `${play.table.discord.cdnBase}/../state`,
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      'not an address',
    ]) {
      const { text } = await ada.force('command', armyFrom({ filename: 'army.txt', size: 7, url }))
      expect(text, url).toContain('does not come from Discord')
    }
    other.close()
    expect(asked).toBe(0)
  })

  it('that is missing is refused', async () => {
    expect((await ada.force('command', armyFrom(undefined))).text).toContain('⚠️')
    const gone = {
      filename: 'a.txt',
      size: 3,
      url: `${play.table.discord.cdnBase}/ephemeral-attachments/1/7/a.txt`,
    }
    expect((await ada.force('command', armyFrom(gone))).text).toContain('could not be fetched')
  })

  it('becomes a board of the server, with a picture', async () => {
    const text = makeBoard(
      makeTables({ id: 'the-ford', name: { en: 'The ford', fr: 'Le gué' }, columns: 24, rows: 16 }),
    )
    const file = await ada.upload('ford.txt', text)
    const { message } = await ada.command('board import', { file })
    expect(wordsOf(message)).toContain('The ford')
    expect(message.attachments[0]).toMatchObject({ filename: 'board.png' })
    expect((await ada.choices('challenge', {}, 'board')).map(({ value }) => value)).toContain('the-ford')
    const exported = await ada.command('board export', { board: 'the-ford' })
    expect(exported.message.attachments[0]).toMatchObject({
      filename: 'the-ford.txt',
      size: Buffer.byteLength(text),
    })
    // Bruno does not manage the server.
    const bruno = play.player('Bruno')
    const his = await bruno.upload('ford.txt', text)
    expect((await bruno.command('board import', { file: his })).text).toContain('manage the server')
  })

  it('with faults says their lines', async () => {
    const file = await ada.upload('ford.txt', 'board the-ford\nsize 500x10\nwhat is this\n')
    const { text } = await ada.command('board import', { file })
    expect(text).toContain('Line 2: “500x10” is no size')
    expect(text).toContain('Line 3: nobody knows')
  })

  it('becomes figures of the server', async () => {
    const rows = 'id,name_en,name_fr,camp,kind,points,movement,attacks,endurance,life,ap,abilities'
    const orc = 'tall-orc,Tall orc,Grand orque,evil,warrior,30,5,2,3,2,2,fast:1'
    const file = await ada.upload('figures.csv', `${rows}\r\n${orc}\r\n`)
    expect((await ada.command('figures import', { file })).text).toContain('1 figure is kept')
    const { message } = await ada.command('figures show', { figure: 'tall-orc' })
    expect(message.attachments[0]).toMatchObject({ filename: 'card.png' })
    const wrong = await ada.upload('figures.json', '[\n{"id": "__proto__"},\n{"id": "constructor"}\n]')
    const { text } = await ada.command('figures import', { file: wrong })
    expect(text).toContain('Line 2: id is “\\_\\_proto\\_\\_”')
    expect(text).toContain('Line 3: id is “constructor”')
    const exported = await ada.command('figures export')
    expect(exported.message.attachments[0]).toMatchObject({ filename: 'figures.csv' })
  })

  it('leads to a battle on that board with those figures', async () => {
    const bruno = play.player('Bruno')
    await bruno.command('army new', { name: 'Ours', camp: 'evil' })
    for (const figure of ['ugluk', 'tall-orc']) await bruno.command('army add', { army: 'Ours', figure })
    const options = { points: 500, camps: 'good', board: 'the-ford', opponent: bruno.id }
    await ada.command('challenge', options)
    expect(JSON.stringify(bruno.last().components)).toContain('The ford')
    await bruno.press('Accept')
    const thread = play.table.discord.channels().find(each => each.type === 11)!
    for (const player of [ada, bruno]) player.channel = thread.id
    await bruno.command('army pick', { army: 'Ours' })
    await ada.command('army pick', { army: 'starter-good' })
    // Only who is asked is heard.
    for (const player of [ada, bruno]) await player.command('answer', { choice: 'left' })
    const { text, message } = await ada.command('map')
    expect(text).toContain('The ford')
    expect(message.attachments[0]?.filename).toBe('board.png')
    const exported = await ada.command('game export')
    const file = play.table.discord.files.get(exported.message.attachments[0]!.id)!
    const document = JSON.parse(Buffer.from(file).toString('utf8')) as GameDocument
    expect(document.board).toBe('the-ford')
    expect(document.ground).toContain('board the-ford')
    expect(document.figures.map(({ name }) => name)).toContain('Tall orc')
  })

  it('leaves no trouble behind', () => {
    expect(play.troubles).toEqual([])
  })
})
