/** Of the form's section, to which the contacts lead where it lies far below them. */
export const FORM_ID = 'write';
