/**
 * The styles of a payment's form, for parts that the server draws and whose code comes later: without this the styles would
 * come with the code.
 */
import './field.module.scss';
import './form.module.scss';
import './input.module.scss';
import './phone-field.module.scss';
import './sum-field.module.scss';
