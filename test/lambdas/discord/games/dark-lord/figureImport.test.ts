import { expect, it } from 'vitest'
import { makeTestServer, textOf } from '../../testServer.ts'

const system = 'dark-lord'
const head = 'id,name_en,name_fr,side,points,move,fight,strength,defence,attacks,life,courage,tier,traits\n'
const elf = 'elf-captain,Elf captain,Capitaine elfe,free,70,6,6,4,6,2,2,5,valour,terror:wraith\n'

it('a server brings profiles of its own, and takes them back', async () => {
  const server = makeTestServer()
  const ada = server.person('100000000000000001', 'Ada', 'fr', { manager: true })
  const wrong = await ada.send('figures import', 'f.csv', head + elf.replace('terror:', 'terorr:'), {
    system,
  })
  expect(textOf(wrong)).toMatch(/Ligne 2.*traits ne connaît pas «\sterorr\s». Vouliez-vous dire terror\s\?/)
  const read = await ada.send('figures import', 'f.csv', head + elf, { system })
  expect(textOf(read)).toContain('Capitaine elfe')
  expect(textOf(await ada.command('figures list', { system }))).toContain('Capitaine elfe')
  const card = await ada.command('figures show', { figure: 'elf-captain', system })
  expect(textOf(card)).toContain('**terreur** (spectre)')
  expect(card.pictures).toMatchObject([{ card: { id: 'elf-captain' } }])
  const file = await ada.command('figures export', { system })
  expect(file.files?.[0]?.content).toContain('elf-captain;Elf captain;Capitaine elfe;libres;70')
  expect(textOf(file)).toContain('`/aide sujet:vos propres figurines jeu:Le Seigneur Noir`')
  const gone = await ada.command('figures remove', { figure: 'elf-captain', system })
  expect(textOf(gone)).toContain('/figurines importer jeu:Le Seigneur Noir')
  expect(gone.files?.[0]?.content).toContain('elf-captain')
  expect(textOf(await ada.command('figures list', { system }))).not.toContain('Capitaine elfe')
})
