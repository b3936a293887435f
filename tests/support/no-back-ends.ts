/** Imported before modules of the server, which read the environment when they load: complete, with nobody behind it. */
process.env.PLATFORM_URL = 'http://platform.invalid';
process.env.CONTENT_URL = 'http://content.invalid';
process.env.LOG_LEVEL = 'silent';
