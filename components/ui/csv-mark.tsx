import { Icon } from './icon';

/** Label of a button that exports a list as a file. */
export function CsvMark() {
  return (
    <>
      <Icon name="download" size={18} />
      CSV
    </>
  );
}
