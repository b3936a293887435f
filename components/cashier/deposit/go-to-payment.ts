import type { PaymentRequest } from '@/lib/cashier/rules';
import { judgeNavigation } from '@/lib/routing/navigate';

/** Leaves this window. @throws NavigationRefused when the platform's address is not a web address. */
export function leaveToPayment(request: PaymentRequest): void {
  checkAddress(request);
  if (request.method === 'POST') sendForm(request, '_self');
  else window.location.assign(request.url);
}

/** Opens a window; false if the browser blocks it, as outside of a click. @throws NavigationRefused */
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
  // A field named `submit` would shadow the form's own method.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
