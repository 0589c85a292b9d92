/* oxlint-disable typescript/no-unsafe-enum-assignment -- the one place where Discord's numbers are written */
/**
 * Discord's numbers under the names of its own types. The types cost nothing; the library that holds the
 * values would have to be loaded by the front door.
 */
import type {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ButtonStyle,
  ChannelType,
  ComponentType,
} from 'discord-api-types/v10'

export const componentType = {
  row: 1 as ComponentType.ActionRow,
  button: 2 as ComponentType.Button,
  select: 3 as ComponentType.StringSelect,
  section: 9 as ComponentType.Section,
  text: 10 as ComponentType.TextDisplay,
  gallery: 12 as ComponentType.MediaGallery,
  file: 13 as ComponentType.File,
  container: 17 as ComponentType.Container,
}

export const buttonStyle = {
  blue: 1 as ButtonStyle.Primary,
  grey: 2 as ButtonStyle.Secondary,
  green: 3 as ButtonStyle.Success,
  red: 4 as ButtonStyle.Danger,
}

/** The style of a button that leads out of Discord. */
export const linkStyle = 5 as ButtonStyle.Link

export const optionType = {
  subcommand: 1 as ApplicationCommandOptionType.Subcommand,
  string: 3 as ApplicationCommandOptionType.String,
  integer: 4 as ApplicationCommandOptionType.Integer,
  boolean: 5 as ApplicationCommandOptionType.Boolean,
  user: 6 as ApplicationCommandOptionType.User,
  channel: 7 as ApplicationCommandOptionType.Channel,
  role: 8 as ApplicationCommandOptionType.Role,
  attachment: 11 as ApplicationCommandOptionType.Attachment,
}

export const textChannel = 0 as ChannelType.GuildText

export const chatInput = 1 as ApplicationCommandType.ChatInput
