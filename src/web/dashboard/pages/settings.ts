// The profile of the user and the settings of the workspace: one chunk of the build.
import './profile/profile.css';
import './settings/settings.css';
import { ProfilePage } from './profile/profile.tsx';
import { SettingsPage } from './settings/settings.tsx';

export const PAGES = { ProfilePage, SettingsPage };
