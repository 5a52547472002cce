CREATE TABLE "appointments" (
	"site_id" text NOT NULL,
	"appointment_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lead_uuid" uuid NOT NULL,
	"location_id" bigint NOT NULL,
	"vehicle_id" bigint,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" integer NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "appointments_site_id_appointment_uuid_pk" PRIMARY KEY("site_id","appointment_uuid"),
	CONSTRAINT "appointments_times" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_place_key" ON "appointments" USING btree ("site_id","location_id","starts_at","place") WHERE cancelled_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_vehicle_key" ON "appointments" USING btree ("site_id","vehicle_id","starts_at") WHERE cancelled_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_lead_key" ON "appointments" USING btree ("site_id","lead_uuid");--> statement-breakpoint
CREATE INDEX "appointments_time_idx" ON "appointments" USING btree ("site_id","location_id","ends_at");