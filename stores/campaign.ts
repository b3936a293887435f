import { create } from 'zustand';

/** What a promo code brought (R-OFFER-07). */
interface ActivatedCampaign {
  name: string | null;
  /** A deposit is needed to complete it. */
  needsDeposit: boolean;
}

interface CampaignState {
  /** Of the last promo code accepted in this document. */
  activated: ActivatedCampaign | null;
  store(campaign: ActivatedCampaign): void;
  reset(): void;
}

export const useCampaign = create<CampaignState>()((set) => ({
  activated: null,
  store: (activated) => set({ activated }),
  reset: () => set({ activated: null }),
}));
