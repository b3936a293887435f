'use strict';

/** Strapi's own command line, run in this folder: `node strapi.js start`, `build`, `develop`, `admin:create-user …`. */
const { sys } = require('typescript');

// The folder around this one is a TypeScript project. Strapi looks for a tsconfig.json up to the root of the disk, and would
// compile the web client in place of building the editors' screen.
const { fileExists } = sys;
sys.fileExists = (path) => !path.endsWith('tsconfig.json') && fileExists(path);

process.env.NODE_ENV ??= process.argv[2] === 'develop' ? 'development' : 'production';
require('./node_modules/@strapi/strapi/bin/strapi.js');
