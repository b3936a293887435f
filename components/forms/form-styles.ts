/**
 * The styles of a payment's form, for server-rendered parts whose code is loaded later: without this import the styles would
 * be loaded with the code.
 */
import './field.module.scss';
import './form.module.scss';
import './input.module.scss';
import './phone-field.module.scss';
import './sum-field.module.scss';
