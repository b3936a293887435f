import type { ComponentType, ReactNode } from 'react';
import type { FieldType } from '@/lib/content/form-descriptor';
import { CheckboxField } from './checkbox-field';
import { CodeField } from './code-field';
import { DateField } from './date-field';
import type { FieldProps } from './use-field';
import { PasswordField } from './password-field';
import { PhoneField } from './phone-field';
import { SelectField } from './select-field';
import { SexField } from './sex-field';
import { SumField } from './sum-field';
import { TextField } from './text-field';

interface ConfiguredFieldProps extends FieldProps {
  /** Checkbox label with links. */
  children?: ReactNode;
}

/** Inputs other than plain text. */
const INPUTS: Readonly<Partial<Record<FieldType, ComponentType<ConfiguredFieldProps>>>> = {
  password: PasswordField,
  newPassword: PasswordField,
  repeatedPassword: PasswordField,
  phone: PhoneField,
  date: DateField,
  code: CodeField,
  sum: SumField,
  select: SelectField,
  sex: SexField,
  checkbox: CheckboxField,
  flag: CheckboxField,
};

/** Renders the input for a field's type, connected to the surrounding form. */
export function ConfiguredField(props: ConfiguredFieldProps) {
  const { type, name } = props.field;
  const Input = INPUTS[type];
  return Input ? <Input {...props} /> : <TextField {...props} isMultiline={name === 'message'} />;
}
