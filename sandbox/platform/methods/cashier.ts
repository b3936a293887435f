import { isoSeconds } from '../../world/clock';
import { readBalances } from '../../world/ledger';
import { houseAmount, toAmount, toMain } from '../../world/money';
import { depositBounds } from '../../world/payment-limits';
import { findPayment, settleDue, settlePayment, type Payment } from '../../world/payments';
import {
  BANKS,
  PAYMENT_METHODS,
  type PaymentField,
  type PaymentMethod,
} from '../../world/seed/payment-methods';
import { allRows, countRows } from '../../world/sql';
import { DONE } from '../done';
import { fieldFault } from '../field-fault';
import { makeDeposit } from '../make-deposit';
import { makeWithdrawal } from '../make-withdrawal';
import { countParam, listParam, type PlatformCall, type SandboxLocale, type SandboxMethods } from '../method';
import { requireId } from '../typed-values';

const HISTORY_PAGE_SIZE = 4;

/** A payment as the wire has it. */
function paymentView(payment: Payment): Record<string, unknown> {
  return {
    id: payment.id,
    requisites: payment.requisites,
    method: payment.method,
    type: payment.type,
    created_at: isoSeconds(payment.created_at),
    updated_at: isoSeconds(payment.updated_at),
    amount: toAmount(payment.amount, payment.currency),
    status: payment.status,
    domain: payment.domain,
  };
}

function methodView(
  method: PaymentMethod,
  limits: { min: number; max: number },
  fields: readonly PaymentField[],
  { currency, locale }: { currency: string; locale: SandboxLocale },
): Record<string, unknown> {
  return {
    sysname: method.sysname,
    name: method.name[locale],
    image: `/platform/media/pay/${method.sysname}.svg`,
    currency,
    min_amount: toMain(houseAmount(limits.min, currency), currency),
    max_amount: toMain(houseAmount(limits.max, currency), currency),
    fee_percent: method.feePercent,
    fields: fields.map((field) => ({ ...field, label: field.label[locale] })),
  };
}

function getDepositSettings({ world, uid, locale }: PlatformCall): unknown {
  const { currency } = readBalances(world, uid).main;
  return {
    methods: PAYMENT_METHODS.map((method) =>
      methodView(method, depositBounds(world, method), method.depositFields, { currency, locale }),
    ),
  };
}

function getWithdrawSettings({ world, uid, locale }: PlatformCall): unknown {
  settleDue(world, uid);
  const { minor, currency } = readBalances(world, uid).main;
  const methods = PAYMENT_METHODS.flatMap((method) =>
    method.withdrawal === null
      ? []
      : [methodView(method, method.withdrawal, method.withdrawalFields, { currency, locale })],
  );
  return { methods, available: toAmount(minor, currency) };
}

function getHistory({ world, uid, query }: PlatformCall): unknown {
  settleDue(world, uid);
  const type = query.get('type') ?? 'all';
  const statuses = listParam(query, 'statuses');
  const conditions = ['uid = ?'];
  const values: (string | number)[] = [uid];
  if (type !== 'all') {
    conditions.push('type = ?');
    values.push(type);
  }
  if (statuses.length > 0) {
    conditions.push(`status in (${statuses.map(() => '?').join(', ')})`);
    values.push(...statuses);
  }
  const where = conditions.join(' and ');
  const rows = allRows<Payment>(
    world,
    `select * from payments where ${where} order by created_at desc, id desc limit ? offset ?`,
    ...values,
    countParam(query, 'count', HISTORY_PAGE_SIZE),
    countParam(query, 'offset', 0),
  );
  const total = countRows(world, `select count(*) as n from payments where ${where}`, ...values);
  return { items: rows.map(paymentView), total, page_size: HISTORY_PAGE_SIZE };
}

/** The player's own payment; throws InvalidParameterException with `error_data.id` for any other id. */
function requireOwn({ world, uid }: PlatformCall, id: number, type: Payment['type']): Payment {
  settleDue(world, uid);
  const payment = findPayment(world, id);
  if (payment === undefined || payment.uid !== uid || payment.type !== type) {
    throw fieldFault('id', 'not_found', 'Payment not found');
  }
  return payment;
}

function cancelWithdrawal(call: PlatformCall): unknown {
  const payment = requireOwn(call, requireId(call.body, 'id'), 'withdrawal');
  if (!settlePayment(call.world, payment.id, 'cancelled')) {
    throw fieldFault('id', 'not_pending', 'This withdrawal can no longer be cancelled');
  }
  return DONE;
}

function getBanks({ query }: PlatformCall): unknown {
  const method = query.get('method') ?? 'bank';
  const items = method === 'bank' ? BANKS : [];
  return { items, total: items.length };
}

/** Deposits, withdrawals and their history. */
export const cashierMethods: SandboxMethods = {
  'cashier.makedeposit': { verb: 'POST', isForPlayers: true, handle: makeDeposit },
  'cashier.makewithdrawal': { verb: 'POST', isForPlayers: true, handle: makeWithdrawal },
  'cashier.cancelwithdrawal': { verb: 'POST', isForPlayers: true, handle: cancelWithdrawal },
  'cashier.getbanks': { verb: 'GET', isForPlayers: true, handle: getBanks },
  'cashier.getdepositinfo': {
    verb: 'GET',
    isForPlayers: true,
    handle: (call) => paymentView(requireOwn(call, requireId(call.query, 'id'), 'deposit')),
  },
  'cashier.getdepositsettings': { verb: 'GET', isForPlayers: true, handle: getDepositSettings },
  'cashier.getwithdrawsettings': { verb: 'GET', isForPlayers: true, handle: getWithdrawSettings },
  'cashier.gethistory': { verb: 'GET', isForPlayers: true, handle: getHistory },
};
