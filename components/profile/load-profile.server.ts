import 'server-only';
import type { Locale } from '@/i18n/routing';
import { loadCollection, loadSiteConfig } from '@/lib/content/loaders.server';
import type { FieldOption } from '@/lib/content/form-descriptor';
import { hasCharactersAt } from '@/lib/loyalty/rules';
import { getMetadata } from '@/lib/metadata/api';
import { readPublic } from '@/lib/platform/share.server';
import { loadProfileForms, type ProfileForms } from '@/lib/profile/loader';
import { loadGeneralInfo } from '@/lib/session/loader';

export type SettingsSetup = Omit<ProfileForms, 'password'> & { countries: readonly FieldOption[] };

/** Forms of the settings page, and the countries a player may choose from. */
export async function loadSettingsPage(locale: Locale): Promise<SettingsSetup> {
  const [{ settings, profile, contact, fakeName, settingsToasts }, metadata] = await Promise.all([
    loadProfileForms(locale),
    readPublic(getMetadata, {}, locale),
  ]);
  const countries = (metadata?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return { settings, profile, contact, fakeName, settingsToasts, countries };
}

/** Rounds shown at once; the specification names no number for bets. */
const BETS_PAGE_SIZE = 20;

/** The bet history's switch, its page size, and whether the platform generates a file of it (R-PROF-12, R-GAME-19). */
export async function loadBetsPage(
  locale: Locale,
): Promise<{ isOn: boolean; pageSize: number; joiner: string; hasExport: boolean }> {
  const [{ features }, common, info] = await Promise.all([
    loadSiteConfig(locale),
    loadCollection('common', locale),
    loadGeneralInfo(locale),
  ]);
  return {
    isOn: features.betHistory,
    pageSize: BETS_PAGE_SIZE,
    joiner: common.dateTimeJoiner,
    hasExport: info?.is_game_history_export_enabled ?? false,
  };
}

/** Switches of the player's loyalty page: itself, and whether the character is shown here (R-PROF-15). */
export async function loadLoyaltyPage(locale: Locale): Promise<{ isOn: boolean; hasCharacter: boolean }> {
  const [{ features }, { charactersPlace }] = await Promise.all([
    loadSiteConfig(locale),
    loadCollection('loyalty', locale),
  ]);
  return {
    isOn: features.loyalty,
    hasCharacter: hasCharactersAt('profile', charactersPlace, features.characters),
  };
}
