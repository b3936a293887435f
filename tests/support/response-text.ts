const WHOLE_BYTES = 65_536;
const END_BYTES = 200;

/** The text of a response, of a long one its end: decoding whole pages would cost the client more than sending them. */
export async function responseText(body: { arrayBuffer(): Promise<ArrayBuffer> }): Promise<string> {
  const bytes = Buffer.from(await body.arrayBuffer());
  return bytes.subarray(bytes.length > WHOLE_BYTES ? -END_BYTES : 0).toString();
}
