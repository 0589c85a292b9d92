/** What the SDK tells browsers apart with, where it runs in one: here it never does. */
export default undefined
