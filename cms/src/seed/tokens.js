'use strict';

/**
 * Makes the tokens whose values are known in advance: Strapi's own service makes random ones only. Another value or salt
 * replaces a token at the next start, and one that is no longer configured is taken away.
 */
async function ensureTokens(strapi, { contentToken, editToken }) {
  await ensureToken(strapi, { name: 'Web client', type: 'read-only', value: contentToken });
  await ensureToken(strapi, { name: 'Editing tools', type: 'full-access', value: editToken });
}

async function ensureToken(strapi, { name, type, value }) {
  const tokens = strapi.db.query('admin::api-token');
  const known = await tokens.findOne({ where: { name } });
  if (value === '') {
    if (known) await tokens.delete({ where: { id: known.id } });
    return;
  }
  const accessKey = strapi.service('admin::api-token').hash(value);
  if (known?.accessKey === accessKey) return;
  const data = {
    name,
    description: 'Made at start from the environment.',
    kind: 'content-api',
    type,
    lifespan: null,
    expiresAt: null,
    accessKey,
    encryptedKey: strapi.service('admin::encryption').encrypt(value),
  };
  await (known ? tokens.update({ where: { id: known.id }, data }) : tokens.create({ data }));
}

module.exports = { ensureTokens };
