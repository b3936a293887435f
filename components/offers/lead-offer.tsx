'use client';

import { createContext, useContext, type ReactNode } from 'react';

const IsLead = createContext(true);

interface LeadOfferProps {
  /** The children belong to the one offer of the page whose button is primary. */
  isLead?: boolean;
  children: ReactNode;
}

/** Tells the buttons inside whether they are primary. A single-offer page needs no provider: its button is. */
export function LeadOffer({ isLead = false, children }: LeadOfferProps) {
  return <IsLead value={isLead}>{children}</IsLead>;
}

/** Look of an offer's button: only one button per page is primary. */
export function useOfferLook(): 'primary' | 'secondary' {
  return useContext(IsLead) ? 'primary' : 'secondary';
}
