'use strict';

const { createHmac } = require('node:crypto');

const NAME = 'Web client';
/** Webhooks of other names belong to the operator. */
const OWN_NAME = new RegExp(`^${NAME}(?: \\d+)?$`);
const EVENTS = [
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
  'media.update',
  'media.delete',
];

/** One webhook for each process of the web client; without `REVALIDATE_SECRET` there is none. */
async function ensureWebhook(strapi, { siteUrl, webhookUrls, revalidateSecret }) {
  const store = strapi.get('webhookStore');
  const runner = strapi.get('webhookRunner');
  const wanted =
    revalidateSecret === '' ? [] : webhookUrls.length > 0 ? webhookUrls : [`${siteUrl}/revalidate`];
  signCalls(runner, new Set(wanted), revalidateSecret);
  const own = (await store.findWebhooks()).filter(({ name }) => OWN_NAME.test(name));
  for (const hook of own) {
    await store.deleteWebhook(hook.id);
    runner.remove(hook);
  }
  for (const [index, url] of wanted.entries()) {
    const hook = await store.createWebhook({
      name: index === 0 ? NAME : `${NAME} ${index + 1}`,
      url,
      headers: {},
      events: EVENTS,
      isEnabled: true,
    });
    runner.add(hook);
  }
}

/**
 * Signs what goes to the web client: HMAC-SHA-256, in hex, of the time (Unix, in seconds), a dot and the body. The secret is
 * neither sent nor kept in the database. The screen's button "Trigger" takes the same way.
 */
function signCalls(runner, urls, secret) {
  const send = runner.fetch.bind(runner);
  runner.fetch = (url, options) => {
    if (!urls.has(url)) return send(url, options);
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${options.body}`).digest('hex');
    const headers = {
      ...options.headers,
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': `sha256=${signature}`,
    };
    return send(url, { ...options, headers });
  };
}

module.exports = { ensureWebhook };
