/** A number as both back ends may write it as text: plain decimal, no exponent. */
export const NUMBER_TEXT = /^-?\d{1,21}(?:\.\d+)?$/;
