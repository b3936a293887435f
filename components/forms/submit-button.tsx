'use client';

import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { useSurroundingForm } from './form-context';

interface SubmitButtonProps {
  children: ReactNode;
  isWide?: boolean;
  /** Something beside the form's own request keeps it busy. */
  isBusy?: boolean;
}

/** The submit button of a form: busy and locked while its request runs. */
export function SubmitButton({ children, isWide = true, isBusy = false }: SubmitButtonProps) {
  const { methods } = useSurroundingForm();
  const { isSubmitting } = useFormState({ control: methods.control });
  return (
    <Button type="submit" size="l" isWide={isWide} isBusy={isSubmitting || isBusy}>
      {children}
    </Button>
  );
}
