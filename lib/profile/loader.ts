import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { loadCollection, loadSiteConfig } from '@/lib/content/loaders.server';
import type { FieldDescriptor, FieldOption } from '@/lib/content/form-descriptor';
import { formFields } from '@/lib/forms/default-forms';
import { loadFormSettings } from '@/lib/forms/load-settings.server';
import type { FormSettings } from '@/lib/forms/settings';
import { hasCharactersAt } from '@/lib/loyalty/rules';
import { getMetadata } from '@/lib/metadata/api';
import { readPublic } from '@/lib/platform/share.server';
import { loadGeneralInfo } from '@/lib/session/loader';

export interface ProfileForms {
  settings: FormSettings;
  profile: readonly FieldDescriptor[];
  contact: readonly FieldDescriptor[];
  password: readonly FieldDescriptor[];
  fakeName: readonly FieldDescriptor[];
  /** Texts by the page the player comes from. */
  settingsToasts: Record<string, string>;
}

/** As configured by the operator, with the platform's phone countries (R-PROF-04). */
export const loadProfileForms = cache(async (locale: Locale): Promise<ProfileForms> => {
  const [settings, { forms }, common] = await Promise.all([
    loadFormSettings(locale),
    loadCollection('forms-config', locale),
    loadCollection('common', locale),
  ]);
  return {
    settings,
    profile: formFields('profile', forms),
    contact: formFields('contact', forms),
    password: formFields('password', forms),
    fakeName: formFields('fakeName', forms),
    settingsToasts: common.settingsToasts,
  };
});

export type SettingsSetup = Omit<ProfileForms, 'password'> & { countries: readonly FieldOption[] };

/** Forms of the settings page, and the selectable countries. */
export async function loadSettingsPage(locale: Locale): Promise<SettingsSetup> {
  const [{ settings, profile, contact, fakeName, settingsToasts }, metadata] = await Promise.all([
    loadProfileForms(locale),
    readPublic(getMetadata, {}, locale),
  ]);
  const countries = (metadata?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return { settings, profile, contact, fakeName, settingsToasts, countries };
}

/** Spec silent. */
const BETS_PAGE_SIZE = 20;

/** On or off, page size, and whether the platform can export it (R-PROF-12, R-GAME-19). */
export async function loadBetsPage(
  locale: Locale,
): Promise<{ isOn: boolean; pageSize: number; hasExport: boolean }> {
  const [{ features }, info] = await Promise.all([loadSiteConfig(locale), loadGeneralInfo(locale)]);
  return {
    isOn: features.betHistory,
    pageSize: BETS_PAGE_SIZE,
    hasExport: info?.is_game_history_export_enabled ?? false,
  };
}

/** Settings of the player's loyalty page: whether it is enabled, and whether it shows the character (R-PROF-15). */
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
