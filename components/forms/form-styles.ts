/** Styles of a payment form, for server-rendered parts: otherwise they would load with the code, which is later. */
import './field.module.scss';
import './form.module.scss';
import './input.module.scss';
import './phone-field.module.scss';
import './sum-field.module.scss';
