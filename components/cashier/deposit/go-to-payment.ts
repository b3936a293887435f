import type { PaymentRequest } from '@/lib/cashier/rules';
import { judgeNavigation } from '@/lib/routing/navigate';

/**
 * Leads this window to the payment side.
 * @throws NavigationRefused when the platform's address is no web address.
 */
export function leaveToPayment(request: PaymentRequest): void {
  checkAddress(request);
  if (request.method === 'POST') sendForm(request, '_self');
  else window.location.assign(request.url);
}

/**
 * Opens the payment side in a window of its own; false when the browser refuses it, which it does outside of a click.
 * @throws NavigationRefused as above.
 */
export function openPayment(request: PaymentRequest): boolean {
  checkAddress(request);
  const name = `payment-${Date.now()}`;
  const opened = window.open(request.method === 'GET' ? request.url : '', name);
  if (opened === null) return false;
  opened.opener = null;
  if (request.method === 'POST') sendForm(request, name);
  return true;
}

function checkAddress({ url }: PaymentRequest): void {
  judgeNavigation(url, { isExternalAllowed: true });
}

function sendForm({ url, fields }: PaymentRequest, target: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // A field named `submit` would hide the form's own method.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
