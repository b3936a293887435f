/** Import before modules of the server, which read the environment on import: complete, with nobody listening. */
process.env.PLATFORM_URL = 'http://platform.invalid';
process.env.CONTENT_URL = 'http://content.invalid';
process.env.LOG_LEVEL = 'silent';
