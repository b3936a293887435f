import { Icon } from './icon';

export function CsvMark() {
  return (
    <>
      <Icon name="download" size={18} />
      <span>CSV</span>
    </>
  );
}
