import {
  type APIMessageTopLevelComponent,
  ApplicationCommandOptionType,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10'
import { makeCustomId } from '../../../lambdas/discord/api/customId.ts'
import type { Bot } from '../../../lambdas/discord/bot.ts'
import type { Call, Message } from '../../../lambdas/discord/types.ts'

/** A small bot that shows every kind of component and option: for tests of the table, not of the game. */
const text = (content: string): Message => ({ components: [{ type: ComponentType.TextDisplay, content }] })
const id = (action: string, argument = '') => makeCustomId({ action, game: 'g', version: 0, argument })

const showcase = (): Message => ({
  components: [
    {
      type: ComponentType.Container,
      accent_color: 0x5865f2,
      components: [
        {
          type: ComponentType.TextDisplay,
          content:
            '## Turn 3 — Ada attacks\n**A3 Ranger** moved to `C7`. _Your_ answer is due <t:4102444800:R>.',
        },
        {
          type: ComponentType.MediaGallery,
          items: [{ media: { url: 'attachment://board.png' }, description: 'A board with two figures' }],
        },
        { type: ComponentType.Separator },
        {
          type: ComponentType.TextDisplay,
          content:
            '- **Hits**: 2 of 3\n- ~~wounds~~ none\n> quoted\n-# rule 4.08, see [the book](https://example.org)\n||secret||',
        },
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.Button,
              style: ButtonStyle.Success,
              label: 'Accept',
              custom_id: id('press', 'accept'),
            },
            {
              type: ComponentType.Button,
              style: ButtonStyle.Danger,
              label: 'Decline',
              custom_id: id('press', 'decline'),
            },
            {
              type: ComponentType.Button,
              style: ButtonStyle.Secondary,
              label: 'Off',
              custom_id: id('press', 'off'),
              disabled: true,
            },
          ],
        },
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.StringSelect,
              custom_id: id('pick', 'one'),
              placeholder: 'Pick a figure',
              options: [
                { label: 'A1 Ranger', value: 'A1', description: '6 AP' },
                { label: 'A2 Archer', value: 'A2' },
              ],
            },
          ],
        },
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.StringSelect,
              custom_id: id('pick', 'many'),
              placeholder: 'Pick up to two',
              max_values: 2,
              options: ['N', 'NE', 'SE'].map(value => ({ label: value, value })),
            },
          ],
        },
      ],
    },
    {
      type: ComponentType.Section,
      components: [{ type: ComponentType.TextDisplay, content: 'A section with <@700000000000000002>' }],
      accessory: {
        type: ComponentType.Button,
        style: ButtonStyle.Primary,
        label: 'More',
        custom_id: id('press', 'more'),
      },
    },
    {
      type: ComponentType.File,
      file: { url: 'attachment://game.json' },
    } satisfies APIMessageTopLevelComponent,
  ],
  pictures: [{ name: 'board.png', alt: 'A board with two figures', card: {} as never, language: 'en' }],
  files: [{ name: 'game.json', content: '{"id":"g"}', type: 'application/json' }],
  pings: ['700000000000000002'],
})

/** What the bot carried out, in order. */
export const carriedOut: string[] = []
/** What the bot waits for before it answers, for tests that end it in the middle. */
export const waitFor: { promise: Promise<void> | null } = { promise: null }

const reply = async (call: Call, message: Message): Promise<Message> => {
  if (waitFor.promise) await waitFor.promise
  carriedOut.push(`${call.user.name} ${call.name} ${JSON.stringify(call.options)}`)
  return message
}

export const testBot: Bot = {
  threadName: ({ id }) => `Game ${id}`,
  lobbyMessage: () => ({ components: [] }),
  armiesRefused: () => ({ components: [] }),
  publicButtons: [],
  commands: [
    {
      definition: {
        name: 'show',
        name_localizations: { fr: 'montrer' },
        description: 'Show everything',
        description_localizations: { fr: 'Tout montrer' },
      },
      public: ['show'],
      run: call => reply(call, showcase()),
    },
    {
      definition: {
        name: 'echo',
        description: 'Say what was typed',
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'figure',
            name_localizations: { fr: 'figurine' },
            description: 'Which one',
            required: true,
            autocomplete: true,
          },
          {
            type: ApplicationCommandOptionType.String,
            name: 'facing',
            description: 'Where to',
            choices: [
              { name: 'north', name_localizations: { fr: 'nord' }, value: 'N' },
              { name: 'south', value: 'S' },
            ],
          },
          { type: ApplicationCommandOptionType.User, name: 'who', description: 'Whom' },
          {
            type: ApplicationCommandOptionType.Integer,
            name: 'points',
            description: 'How many',
            min_value: 100,
            max_value: 1000,
          },
          { type: ApplicationCommandOptionType.Boolean, name: 'now', description: 'At once' },
        ],
      },
      run: call => reply(call, text(`echo ${JSON.stringify(call.options)} in ${call.locale}`)),
      autocomplete: async call => [{ name: `${call.focused?.value} of ${call.user.name}`, value: 'A3' }],
    },
    {
      definition: {
        name: 'army',
        description: 'Armies',
        options: [
          { type: ApplicationCommandOptionType.Subcommand, name: 'list', description: 'List armies' },
          {
            type: ApplicationCommandOptionType.Subcommand,
            name: 'import',
            description: 'Import a file',
            options: [
              {
                type: ApplicationCommandOptionType.Attachment,
                name: 'file',
                description: 'The file',
                required: true,
              },
            ],
          },
        ],
      },
      async run(call, services) {
        const upload = call.uploads[String(call.options['file'])]
        if (!upload) return reply(call, text('no armies'))
        const read = await services.fetchUpload(upload, 1000)
        return reply(call, text(typeof read === 'string' ? `read ${read}` : read.code))
      },
    },
    {
      definition: { name: 'burst', description: 'Throw' },
      run() {
        throw new Error('a bug')
      },
    },
    {
      definition: { name: 'large', description: 'Break a limit of Discord' },
      run: call => reply(call, { components: Array.from({ length: 41 }, () => text('x').components).flat() }),
    },
  ],
  componentHandlers: {
    press: call =>
      reply(call, {
        ...text(`${call.user.name} pressed ${call.component?.argument}`),
        everybody: call.component?.argument === 'more',
      }),
    pick: call => reply(call, text(`picked ${call.component?.values.join(' ')}`)),
  },
  seasonMessage: () => showcase(),
  threadMessage: () => showcase(),
  welcomePicture: async () => showcase().pictures?.[0],
  renderSeasonPost: () => showcase(),
  renderPost: post => text(post.view),
  directMessage: game => text(`there is news in ${game.id}`),
  lateMessage: late => text(`${late.length} came too late`),
  refusalMessage: refusal => text(`refused: ${refusal.code} ${JSON.stringify(refusal.about ?? {})}`),
}
