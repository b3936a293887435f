/** Kinds of another site's page to call an address with the visitor's cookies; each runs in that page. */
export const KINDS: Readonly<Record<string, (address: string) => void>> = {
  'multipart-form': (address) => {
    const form = document.createElement('form');
    Object.assign(form, {
      method: 'post',
      action: address,
      enctype: 'multipart/form-data',
      target: '_blank',
    });
    document.body.append(form);
    form.submit();
  },
  'plain-form': (address) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: address, enctype: 'text/plain', target: '_blank' });
    document.body.append(form);
    form.submit();
  },
  'urlencoded-form': (address) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: address, target: '_blank' });
    document.body.append(form);
    form.submit();
  },
  picture: (address) => {
    new Image().src = address;
  },
  script: (address) => {
    document.head.append(Object.assign(document.createElement('script'), { src: address }));
  },
  style: (address) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }));
  },
  frame: (address) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
  },
  sound: (address) => {
    void new Audio(address).play().catch(() => undefined);
  },
  'fetch-no-cors': (address) => {
    const wish = { mode: 'no-cors', credentials: 'include', method: 'POST', body: new FormData() } as const;
    void fetch(address, wish).catch(() => undefined);
  },
  'fetch-cors': (address) => {
    const wish = { credentials: 'include', method: 'POST', body: new FormData() } as const;
    void fetch(address, wish).catch(() => undefined);
  },
  'fetch-preflight': (address) => {
    void fetch(address, { credentials: 'include', headers: { 'x-a': '1' } }).catch(() => undefined);
  },
  beacon: (address) => {
    navigator.sendBeacon(address, new FormData());
  },
  popup: (address) => {
    window.open(address);
  },
};

/** Headers of a browser that comes from elsewhere, as they reach the server. */
export const FOREIGN_HEADERS: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'CROSS-SITE' },
  { 'sec-fetch-site': 'none, cross-site' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  { origin: 'https://e.test' },
  { origin: 'null' },
  { origin: 'http://localhost' },
  { origin: 'http://localhost.e.test' },
  { origin: 'file://' },
  { origin: 'https://e.test', 'sec-fetch-site': 'same-origin' },
  { origin: 'https://e.test', 'x-forwarded-host': 'e.test', 'x-forwarded-proto': 'https' },
];
