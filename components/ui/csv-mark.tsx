import { Icon } from './icon';

/** What a button says that gives a list as a file. */
export function CsvMark() {
  return (
    <>
      <Icon name="download" size={18} />
      CSV
    </>
  );
}
