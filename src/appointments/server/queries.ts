// What other slices may call on the server.
export { type AppointmentStore, createAppointmentStore } from './appointment-store.ts';
export { createAppointmentForgetting } from './forget-appointments.ts';
