'use strict';

const NAME = 'Web client';
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
  const own = (await store.findWebhooks()).filter(({ name }) => name.startsWith(NAME));
  for (const hook of own) {
    await store.deleteWebhook(hook.id);
    runner.remove(hook);
  }
  for (const [index, url] of wanted.entries()) {
    const hook = await store.createWebhook({
      name: index === 0 ? NAME : `${NAME} ${index + 1}`,
      url,
      headers: { authorization: `Bearer ${revalidateSecret}` },
      events: EVENTS,
      isEnabled: true,
    });
    runner.add(hook);
  }
}

module.exports = { ensureWebhook };
