/**
 * The AWS SDK announces the end of old Nodes at every start. What this program runs on is settled in its
 * package.json and in infra/; players at home need not read about it.
 */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
