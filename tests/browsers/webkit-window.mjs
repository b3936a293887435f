/**
 * The smallest browser on WebKitGTK, for WebKitWebDriver to start by `gjs -m`. WebKit's own MiniBrowser is no narrower
 * than its buttons, wider than a phone, and keeps silent what pages write to their console; this one writes it to stderr.
 */
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

Gtk.init(null);
const context = new WebKit.WebContext();
context.set_automation_allowed(true);
const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true });

function open() {
  const view = new WebKit.WebView({ web_context: context, settings, is_controlled_by_automation: true });
  const window = new Gtk.Window();
  window.add(view);
  window.show_all();
  return view;
}

context.connect('automation-started', (_context, session) => {
  const info = new WebKit.ApplicationInfo();
  info.set_name('WebKitGTK');
  info.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version());
  session.set_application_info(info);
  session.connect('create-web-view', open);
});
Gtk.main();
