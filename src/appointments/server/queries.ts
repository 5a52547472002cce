// What other slices may call on the server.
export { type AppointmentStore, createAppointmentPurge, createAppointmentStore } from './appointment-store.ts';
