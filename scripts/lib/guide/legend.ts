import { SCENES, type Scene } from './scenes';

const HEAD = `# Content in pictures

Where the fields of [content.md](content.md) show, numbered. Generated from the sandbox's content by \`npx tsx scripts/make-guide.ts\`;
do not edit by hand.
`;

export const pictureFile = ({ name }: Scene): string => `content-${name}.jpg`;

function legend(scene: Scene): string {
  const title = scene.title.replaceAll('`', '');
  const lines = scene.marks.map(({ source }, index) => `${index + 1}. ${source}`);
  return `## ${scene.title}\n\n![${title}](pictures/${pictureFile(scene)})\n\n${lines.join('\n')}\n`;
}

/** The text of `docs/content-pictures.md`. */
export function guideText(): string {
  return [HEAD, ...SCENES.map(legend)].join('\n');
}
