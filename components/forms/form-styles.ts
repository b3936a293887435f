/**
 * Styles of a payment form, for server-rendered parts whose code loads later: without this import the styles would load
 * with that code.
 */
import './field.module.scss';
import './form.module.scss';
import './input.module.scss';
import './phone-field.module.scss';
import './sum-field.module.scss';
