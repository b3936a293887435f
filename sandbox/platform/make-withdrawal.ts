import { readBalances } from '../world/ledger';
import { houseAmount } from '../world/money';
import { openPayment, settleDue, sumSince } from '../world/payments';
import { findPlayer } from '../world/players';
import { findMethod } from '../world/seed/payment-methods';
import { atomically } from '../world/sql';
import { fieldFault } from './field-fault';
import { PlatformFault, type PlatformCall } from './method';
import { originsOfCall } from './origins';
import { amountParam, maskRequisites, requisitesParam, siteDomain } from './payment-request';

const DAY_MS = 86_400_000;
/** Most a player may take out within 24 hours, in round euros. */
const DAILY_EUROS = 5000;
/** A withdrawal can be cancelled for so long; then it is paid out. */
const REVIEW_MS = 15 * 60_000;

/**
 * `cashier.makewithdrawal`: takes the money from the main wallet and stores a pending withdrawal. Throws
 * InvalidParameterException naming the field, KycWithdrawalException while verification blocks payouts, or
 * WithdrawalLimitsPeriodExceededException above the daily limit.
 */
export function makeWithdrawal(call: PlatformCall): unknown {
  const { world, uid, body, locale } = call;
  const method = findMethod(body.get('method'));
  if (method === undefined || method.withdrawal === null) {
    throw fieldFault('method', 'invalid', 'Unknown payment method');
  }
  if (findPlayer(world, uid)?.is_kyc_block_enabled === 1) {
    throw new PlatformFault('KycWithdrawalException', 'Please verify your identity first');
  }
  const amount = amountParam(call, method.withdrawal);
  const requisites = requisitesParam(call, method.withdrawalFields);
  return atomically(world, () => {
    settleDue(world, uid);
    const { currency } = readBalances(world, uid).main;
    const taken = sumSince(world, uid, 'withdrawal', world.clock.now() - DAY_MS, currency);
    if (taken + amount > houseAmount(DAILY_EUROS, currency)) {
      throw new PlatformFault(
        'WithdrawalLimitsPeriodExceededException',
        'The daily withdrawal limit is reached',
      );
    }
    const id = openPayment(world, {
      uid,
      method: method.sysname,
      type: 'withdrawal',
      requisites: maskRequisites(requisites),
      amount,
      currency,
      domain: siteDomain(call),
      locale,
      site_origin: originsOfCall(call).site,
      token: '',
      campaign_offer_id: null,
      due_at: world.clock.now() + REVIEW_MS,
    });
    return { id, status: 'pending' };
  });
}
