import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';
import { Subscriptions } from '@/components/profile/subscriptions';

export const generateMetadata = () => accountMetadata('notification');

export default accountPage('notification', ['profile'], () => <Subscriptions />);
