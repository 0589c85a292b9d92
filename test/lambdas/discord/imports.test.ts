import { beforeEach, describe, expect, it } from 'vitest'
import { wordsOf } from '../../../lambdas/discord/words/index.ts'
import { makeTestServer, type Person, type TestServer, textOf } from './testServer.ts'

let server: TestServer
let alice: Person
beforeEach(() => {
  server = makeTestServer()
  alice = server.person('100000000000000001', 'Alice')
})

const army = `name: Riders
camp: good
boromir
2x rohan-warrior
Elf archer x2
`

describe('/army import', () => {
  it('reads an army from a file, and keeps it under the name in it', async () => {
    const text = textOf(await alice.send('army import', 'riders.txt', army))
    expect(text).toContain('**Riders**')
    expect(await server.store.loadArmy(alice.user, 'riders')).toMatchObject({
      name: 'Riders',
      camp: 'good',
      figures: ['boromir', 'rohan-warrior', 'rohan-warrior', 'elf-archer', 'elf-archer'],
    })
  })

  it('takes the name of the option, else that of the file, and the camp of the figures', async () => {
    await alice.send('army import', 'riders.txt', army, { name: 'Horse' })
    expect(await server.store.loadArmy(alice.user, 'Horse')).toMatchObject({ camp: 'good' })
    await alice.send('army import', 'Black host.txt', 'orc-warrior\n')
    expect(await server.store.loadArmy(alice.user, 'Black host')).toMatchObject({ camp: 'evil' })
  })

  it('reads back what it writes', async () => {
    await alice.send('army import', 'riders.txt', army)
    const { files } = await alice.command('army export', { army: 'Riders' })
    await alice.send('army import', 'army.txt', files![0]!.content, { name: 'Again' })
    const figures = (await server.store.loadArmy(alice.user, 'Riders'))!.figures
    expect((await server.store.loadArmy(alice.user, 'Again'))!.figures).toEqual(figures)
  })

  it('says every fault with its line, in both languages, and keeps nothing', async () => {
    const wrong = 'camp: middling\nboromir\n2x balrug\n999 gondor-soldier\n'
    const text = textOf(await alice.send('army import', 'a*b.txt', wrong))
    expect(text).toContain('a\\*b.txt')
    expect(text).toMatch(/3 faults/)
    expect(text).toContain('Line 1: “middling” is no camp')
    expect(text).toContain('Line 3: no figure is called “balrug”')
    expect(text).toContain('Line 4: 999 of a figure')
    const chloe = server.person('100000000000000003', 'Chloé', 'fr')
    expect(textOf(await chloe.send('army import', 'a.txt', wrong))).toContain(
      'Ligne 3\u202f: aucune figurine',
    )
    expect(await server.store.armiesOf(alice.user)).toEqual([])
  })

  it.each(['', '\n \n', 'name: Riders\ncamp: good\n# nobody yet\n'])(
    'refuses a file without figures',
    async text => {
      const reply = textOf(await alice.send('army import', 'none.txt', text))
      expect(reply).toContain('there is no figure in it')
      expect(await server.store.armiesOf(alice.user)).toEqual([])
      const chloe = server.person('100000000000000003', 'Chloé', 'fr')
      expect(textOf(await chloe.send('army import', 'none.txt', text))).toContain('aucune figurine')
      expect(await server.store.armiesOf(chloe.user)).toEqual([])
    },
  )

  it('says how many of a figure there may be, however many are written', async () => {
    for (const many of ['0', '101', '999999999'])
      expect(textOf(await alice.send('army import', 'a.txt', `${many}x orc-warrior\n`))).toMatch(
        /: 1 to \d+\./,
      )
  })

  it('bounds what it says of a file that is all wrong', async () => {
    const text = textOf(
      await alice.send('army import', 'a.txt', 'nobody of that very long name\n'.repeat(500)),
    )
    expect(text).toContain('Line 40')
    expect(text).not.toContain('Line 42')
    const long = 'x'.repeat(200)
    expect(textOf(await alice.send('army import', 'a.txt', `${long}\n`.repeat(60))).length).toBeLessThan(4000)
  })

  it('refuses both camps in one army, a name that is none, and one that is there', async () => {
    expect(textOf(await alice.send('army import', 'a.txt', 'boromir\norc-warrior'))).toContain('(2.03)')
    expect(textOf(await alice.send('army import', 'a.txt', 'boromir', { name: 'starter-good' }))).toContain(
      '⚠️',
    )
    await alice.send('army import', 'riders.txt', army)
    expect(textOf(await alice.send('army import', 'riders.txt', army))).toContain('already have')
  })

  it('refuses a command without its file', async () => {
    expect(textOf(await alice.command('army import', { file: '7' }))).toContain(
      wordsOf('en').refusals['upload-missing'][0],
    )
    expect(textOf(await alice.command('army import', { file: '__proto__' }))).toContain('⚠️')
  })
})
