import { issueCode, liveCode, spendCode } from '../../world/codes';
import { isPasswordOf } from '../../world/passwords';
import { findPlayerByLogin, type Player } from '../../world/players';
import { refuseBlocked } from '../blocked';
import { DONE } from '../done';
import { PlatformFault, type PlatformCall, type SandboxMethods } from '../method';
import { registerByForm } from '../register';
import { registerByMiniApp } from '../mini-app';
import { askForCode, checkCode } from '../two-factor';
import { requireParam } from '../typed-values';
import { userView } from '../user-view';

/** Target of sign-in codes: there is one pending sign-in per player. */
const SIGN_IN = 'sign-in';

/** Signs in, in one step or two. A code of `auth.restore` serves once in place of the password. */
function login(call: PlatformCall): unknown {
  const { world, body } = call;
  const player = findPlayerByLogin(world, requireParam(body, 'login'));
  if (player === undefined || !isRightSecret(call, player, requireParam(body, 'password'))) {
    throw new PlatformFault('AuthorizationException', 'Wrong login or password');
  }
  refuseBlocked(world, player.uid);
  if (player.has_two_factor === 1) passTwoFactor(call, player);
  spendRestoreCode(call, player, requireParam(body, 'password'));
  return enter(call, player.uid);
}

function isRightSecret({ world }: PlatformCall, player: Player, secret: string): boolean {
  return (
    isPasswordOf(secret, player.password_hash) ||
    liveCode(world, player.uid, 'restore', SIGN_IN)?.code === secret
  );
}

/** Leaves the restore code alone when the password itself was typed. */
function spendRestoreCode({ world }: PlatformCall, player: Player, secret: string): void {
  if (isPasswordOf(secret, player.password_hash)) return;
  if (spendCode(world, liveCode(world, player.uid, 'restore', SIGN_IN), secret) === 'right') return;
  throw new PlatformFault('AuthorizationException', 'Wrong login or password');
}

function passTwoFactor({ world, body }: PlatformCall, player: Player): void {
  const code = body.get('code');
  if (code === undefined) {
    const { resendSeconds, wasSent } = askForCode(world, player.uid, 'login', SIGN_IN);
    const message = wasSent ? 'two_factor_auth is enable' : `Resend time is ${resendSeconds}`;
    throw new PlatformFault('AuthorizationException', message, { resend_time: resendSeconds });
  }
  const problem = checkCode(world, player.uid, 'login', SIGN_IN, code);
  if (problem !== null) throw new PlatformFault('AuthorizationException', problem);
}

function enter(call: PlatformCall, uid: number): unknown {
  call.session.open(uid);
  return userView(call.world, uid);
}

/** Responds the same whether or not the login is known, so nobody learns who has an account. */
function restore({ world, body }: PlatformCall): unknown {
  const player = findPlayerByLogin(world, requireParam(body, 'login'));
  if (player !== undefined) issueCode(world, player.uid, 'restore', SIGN_IN);
  return DONE;
}

export const authMethods: SandboxMethods = {
  'auth.login': { verb: 'POST', isForPlayers: false, handle: login },
  'auth.register': {
    verb: 'POST',
    isForPlayers: false,
    handle: (call) =>
      enter(call, call.body.get('is_tg') === '1' ? registerByMiniApp(call) : registerByForm(call)),
  },
  'auth.restore': { verb: 'POST', isForPlayers: false, handle: restore },
  'auth.logout': {
    verb: 'GET',
    isForPlayers: true,
    handle: (call) => {
      call.session.close();
      return DONE;
    },
  },
};
