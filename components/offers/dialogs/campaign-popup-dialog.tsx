import { useTranslations } from 'next-intl';
import { DialogTitle, type DialogProps } from '@/components/dialogs/dialog-title';
import { buttonClasses } from '@/components/ui/button-look';
import { ContentLink } from '@/components/ui/content-link';
import styles from './campaign-popup-dialog.module.scss';

/** A campaign popup: picture, text and the operator's own button (R-DLG-05, R-OFFER-11). */
export function CampaignPopupDialog({ popup, isPreview, close }: DialogProps<'campaignPopup'>) {
  const t = useTranslations('popups');
  const { title, text, image, buttonTitle, buttonUrl } = popup;
  return (
    <div className={styles.popup}>
      {isPreview && <p className={styles.preview}>{t('campaign.preview')}</p>}
      <DialogTitle>{title ?? t('campaign.title')}</DialogTitle>
      {image && (
        <img src={image} alt="" width={640} height={360} decoding="async" className={styles.picture} />
      )}
      {text && <p className={styles.text}>{text}</p>}
      {buttonTitle && buttonUrl && (
        <ContentLink href={buttonUrl} className={buttonClasses({ isWide: true })} onClick={() => close()}>
          {buttonTitle}
        </ContentLink>
      )}
    </div>
  );
}
