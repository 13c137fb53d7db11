import type { Journey } from '../journey.ts';

/** A resident reads the messages, switches a notification off and signs out. */
export const preferences: Journey = {
  key: 'preferences',
  title: 'Read messages and change preferences',
  scenario: 'notifications-unread',
  persona: 'samira',
  walk: async (reader, texts) => {
    reader.part('The messages');
    await reader.open('/notifications');
    await reader.press('1');
    await reader.readOn();
    reader.part('The preferences');
    await reader.open('/preferences/notifications');
    await reader.press('1');
    await reader.readOn();
    await reader.press('1');
    await reader.tabTo(texts('notifications.preferences.stop'));
    await reader.press('space');
    await reader.press('space');
    reader.part('Signing out');
    await reader.press('ctrl+Home');
    await reader.tabTo('samira');
    await reader.press('Return');
    await reader.tabTo(texts('shell.signOut'));
    await reader.openDialog();
    await reader.press('Tab', 'Tab');
    await reader.press('Return');
  },
};
