'use client';

import { createContext, useContext, type ReactNode } from 'react';

const IsLead = createContext(true);

interface LeadOfferProps {
  /** What is rendered inside belongs to the one offer of the page whose button is the next step. */
  isLead?: boolean;
  children: ReactNode;
}

/** Tells the buttons inside whether they are the page's next step. A page of one offer says nothing: its button is. */
export function LeadOffer({ isLead = false, children }: LeadOfferProps) {
  return <IsLead value={isLead}>{children}</IsLead>;
}

/** The look of an offer's button: one button of a page stands out. */
export function useOfferLook(): 'primary' | 'secondary' {
  return useContext(IsLead) ? 'primary' : 'secondary';
}
