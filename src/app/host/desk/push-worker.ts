export const pushWorker = `self.addEventListener('push', (event) => {
  const { title = 'Forecourt desk', body = '', tag, url = '/' } = event.data ? event.data.json() : {};
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: tag !== undefined, data: { url } }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const [open] = windows;
      return open ? open.focus().then((focused) => focused.navigate(url)) : self.clients.openWindow(url);
    }),
  );
});
`;
