/** Deeper than anybody nests elements; sanitising time grows with the square of the depth. */
const MAX_DEPTH = 100;
const TAG = /<(\/?)([a-z][^\s/>]*)[^>]*>?/gi;
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Which open elements a following element closes implicitly, as in the sanitiser's parser (htmlparser2). */
const ENDED_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    a: 'a',
    dd: 'dd dt',
    dt: 'dd dt',
    li: 'li',
    option: 'option',
    td: 'td th',
    th: 'th',
    tr: 'td th tr',
    ...Object.fromEntries(
      'blockquote details div dl figcaption figure h2 h3 h4 h5 h6 ol p pre section table ul'
        .split(' ')
        .map((block) => [block, 'p']),
    ),
  }).map(([name, ended]) => [name, new Set(ended.split(' '))]),
);

/** Removes the tags of elements nested more than 100 deep; their texts stay. In linear time. */
export function boundedDepth(html: string): string {
  const open: string[] = [];
  let dropped = 0;

  function begin(name: string, tag: string): string {
    const ended = ENDED_BY.get(name);
    while (dropped === 0 && ended?.has(open.at(-1) ?? '')) open.pop();
    if (open.length >= MAX_DEPTH) {
      dropped += 1;
      return '';
    }
    open.push(name);
    return tag;
  }

  function end(name: string, tag: string): string {
    if (dropped > 0) {
      dropped -= 1;
      return '';
    }
    const at = open.lastIndexOf(name);
    if (at !== -1) open.length = at;
    return tag;
  }

  return html.replace(TAG, (tag: string, slash: string, written: string) => {
    const name = written.toLowerCase();
    if (VOID.has(name)) return tag;
    return slash === '' ? begin(name, tag) : end(name, tag);
  });
}
