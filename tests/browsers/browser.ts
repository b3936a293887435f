/**
 * WebDriver's commands, by their name in Marionette, the protocol built into Firefox, and by verb and path over HTTP,
 * as WebKitWebDriver takes them. `{id}` is an element. Their parameters and results are those of
 * https://www.w3.org/TR/webdriver2/.
 */
export const COMMANDS = {
  addCookie: ['WebDriver:AddCookie', 'POST', '/cookie'],
  back: ['WebDriver:Back', 'POST', '/back'],
  click: ['WebDriver:ElementClick', 'POST', '/element/{id}/click'],
  deleteCookies: ['WebDriver:DeleteAllCookies', 'DELETE', '/cookie'],
  execute: ['WebDriver:ExecuteScript', 'POST', '/execute/sync'],
  go: ['WebDriver:Navigate', 'POST', '/url'],
  keys: ['WebDriver:ElementSendKeys', 'POST', '/element/{id}/value'],
  press: ['WebDriver:PerformActions', 'POST', '/actions'],
  reload: ['WebDriver:Refresh', 'POST', '/refresh'],
  resize: ['WebDriver:SetWindowRect', 'POST', '/window/rect'],
  frame: ['WebDriver:SwitchToFrame', 'POST', '/frame'],
} as const;

export type Command = keyof typeof COMMANDS;

/** A browser that runs, with one window. */
export interface Browser {
  /** Name and version. */
  readonly name: string;
  /** @throws `Error` with WebDriver's error and its message */
  send(command: Command, params?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Errors and warnings that the console got since the last read, without what is the browser's own. */
  takeConsole(): Promise<string[]>;
  stop(): Promise<void>;
}
