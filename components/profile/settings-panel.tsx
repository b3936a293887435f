'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { personalFieldsQuery, profileQuery } from '@/lib/profile/queries';
import { Card } from './card';
import { Contacts } from './contacts';
import { FakeNameForm } from './fake-name-form';
import type { SettingsSetup } from '@/lib/profile/loader';
import { PersonalForm } from './personal-form';
import { SettingsSkeleton } from './settings-skeleton';
import { useSettingsArrival } from './use-settings-arrival';

/** Settings: personal data, contacts and public name (R-PROF-01 to R-PROF-09). */
export function SettingsPanel(setup: SettingsSetup) {
  const t = useTranslations('profile');
  const profile = useQuery(profileQuery);
  const fields = useQuery(personalFieldsQuery);
  const goBack = useSettingsArrival(setup.settingsToasts);
  if (profile.isPending || fields.isPending) return <SettingsSkeleton />;
  if (!profile.data || !fields.data)
    return <FailedRead error={profile.error ?? fields.error} onRetry={retry} />;
  return (
    <>
      <Card title={t('personal.title')} text={t('personal.text')}>
        <PersonalForm
          profile={profile.data}
          fields={fields.data.items}
          configured={setup.profile}
          countries={setup.countries}
          settings={setup.settings}
          onSaved={goBack}
        />
      </Card>
      <Card title={t('contacts.title')} text={t('contacts.text')}>
        <Contacts contacts={profile.data.contacts} configured={setup.contact} settings={setup.settings} />
      </Card>
      <Card title={t('fakeName.title')} text={t('fakeName.text')}>
        <FakeNameForm fields={setup.fakeName} settings={setup.settings} />
      </Card>
    </>
  );

  function retry(): void {
    void profile.refetch();
    void fields.refetch();
  }
}
