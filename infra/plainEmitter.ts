/** What discord.js's REST client tells of its doings with: it only ever emits and listens. */
export { EventEmitter as AsyncEventEmitter } from 'node:events'
