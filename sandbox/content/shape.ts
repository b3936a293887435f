import { Media, type ContentRecord, type ContentValue } from './content-value';
import { uploadInfo } from './media/uploads';

/** `wrapped` is the v4 form with `data` and `attributes`; `flat` is the newer form without them. */
export type ContentShape = 'wrapped' | 'flat';

export interface StoredRecord {
  id: number;
  attributes: ContentRecord;
}

export function shapeRecord({ id, attributes }: StoredRecord, shape: ContentShape): object {
  const shaped = shapeObject(attributes, shape);
  return shape === 'wrapped' ? { id, attributes: shaped } : { id, ...shaped };
}

function shapeObject(source: ContentRecord, shape: ContentShape): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, shapeValue(value, shape)]));
}

function shapeValue(value: ContentValue, shape: ContentShape): unknown {
  if (value instanceof Media) return shapeMedia(value, shape);
  if (Array.isArray(value)) return value.map((item: ContentValue) => shapeValue(item, shape));
  if (typeof value !== 'object' || value === null) return value;
  return shapeObject(value as ContentRecord, shape);
}

function shapeMedia({ file, alternativeText }: Media, shape: ContentShape): object | null {
  if (file === null) return shape === 'wrapped' ? { data: null } : null;
  const { id, mime, width, height } = uploadInfo(file);
  const attributes = { name: file, url: `/uploads/${file}`, mime, width, height, alternativeText };
  return shape === 'wrapped' ? { data: { id, attributes } } : { id, ...attributes };
}
