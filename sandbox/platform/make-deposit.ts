import { randomBytes } from 'node:crypto';
import { depositLimitOf } from '../world/deposit-limit';
import { readBalances } from '../world/ledger';
import { depositBounds } from '../world/payment-limits';
import { findPayment, openPayment, settleLater, settlePayment } from '../world/payments';
import { findOffer } from '../world/seed/offers';
import { findMethod, type PaymentMethod } from '../world/seed/payment-methods';
import { atomically } from '../world/sql';
import { fieldFault } from './field-fault';
import { PlatformFault, type PlatformCall } from './method';
import { satisfiesOffer } from './offer-audience';
import { originsOfCall } from './origins';
import { amountParam, maskRequisites, requisitesParam, siteDomain } from './payment-request';

/** Seconds after which a payment confirmed on the phone counts as paid. */
const MOBILE_SECONDS = 20;

/**
 * `cashier.makedeposit`: keeps a pending deposit and says how it goes on. Throws InvalidParameterException naming the
 * field, or BillingDepositLimitExceededException above the player's limit.
 */
export function makeDeposit(call: PlatformCall): unknown {
  const { world, uid, body, locale } = call;
  const method = findMethod(body.get('method'));
  if (method === undefined) throw fieldFault('method', 'invalid', 'Unknown payment method');
  const amount = amountParam(call, depositBounds(world, method));
  const requisites = requisitesParam(call, method.depositFields);
  const campaignOfferId = offerParam(call, method);
  return atomically(world, () => {
    const limit = depositLimitOf(world, uid);
    if (limit !== null && amount > limit.available) {
      throw new PlatformFault('BillingDepositLimitExceededException', 'Your deposit limit is reached');
    }
    const token = randomBytes(16).toString('hex');
    const id = openPayment(world, {
      uid,
      method: method.sysname,
      type: 'deposit',
      requisites: maskRequisites(requisites),
      amount,
      currency: readBalances(world, uid).main.currency,
      domain: siteDomain(call),
      locale,
      site_origin: originsOfCall(call).site,
      token,
      campaign_offer_id: campaignOfferId,
      due_at: null,
    });
    const redirect = startFlow(call, method, { id, token, requisites });
    return { id, status: findPayment(world, id)?.status ?? 'pending', redirect };
  });
}

/** The deposit offer the player chose, when it may be used with this method. */
function offerParam(call: PlatformCall, method: PaymentMethod): number | null {
  const text = call.body.get('campaign_offer_id');
  if (text === undefined) return null;
  const offer = findOffer(Number(text));
  if (offer === undefined || offer.action !== 'deposit' || !satisfiesOffer(call.world, call.uid, offer)) {
    throw fieldFault('campaign_offer_id', 'not_found', 'This offer is not available');
  }
  if (offer.excludeMethods.includes(method.sysname)) {
    throw fieldFault(
      'campaign_offer_id',
      'excluded_method',
      'This offer does not go with this payment method',
    );
  }
  return offer.id;
}

interface OpenDeposit {
  id: number;
  token: string;
  requisites: ReadonlyMap<string, string>;
}

function startFlow(
  call: PlatformCall,
  method: PaymentMethod,
  { id, token, requisites }: OpenDeposit,
): unknown {
  const { world, locale } = call;
  const { flow } = method.deposit;
  switch (flow.kind) {
    case 'wait':
      settleLater(world, id, flow.seconds);
      return null;
    case 'voucher':
      settlePayment(
        world,
        id,
        requisites.get('voucher_code')?.startsWith('0') === true ? 'declined' : 'success',
      );
      return null;
    case 'redirect': {
      if (flow.target === 'mobile') settleLater(world, id, MOBILE_SECONDS);
      const url = `${originsOfCall(call).site}/platform/pay/${id}`;
      return { url, method: flow.method, target: flow.target, fields: { token, locale } };
    }
  }
}
