CREATE TABLE "reservation_entries" (
	"site_id" text NOT NULL,
	"reservation_uuid" uuid NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_entries_site_id_reservation_uuid_version_pk" PRIMARY KEY("site_id","reservation_uuid","version")
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"site_id" text NOT NULL,
	"reservation_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"amount_cents" integer NOT NULL,
	"payment_ref" text,
	"captured_cents" integer DEFAULT 0 NOT NULL,
	"decline" text,
	"entry" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contact" jsonb,
	"lead_uuid" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	"pay_by" timestamp with time zone,
	"held_until" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"is_vehicle_told" boolean DEFAULT true NOT NULL,
	CONSTRAINT "reservations_site_id_reservation_uuid_pk" PRIMARY KEY("site_id","reservation_uuid")
);
--> statement-breakpoint
CREATE TABLE "test_payments" (
	"site_id" text NOT NULL,
	"payment_key" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"captured_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"decline" text,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_payments_site_id_payment_key_pk" PRIMARY KEY("site_id","payment_key")
);
--> statement-breakpoint
CREATE TABLE "vehicle_holds" (
	"site_id" text NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"reservation_uuid" uuid NOT NULL,
	CONSTRAINT "vehicle_holds_site_id_vehicle_id_pk" PRIMARY KEY("site_id","vehicle_id")
);
--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "hold" text;--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_open_key" ON "reservations" USING btree ("site_id","visitor_uuid","vehicle_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "reservations_visitor_idx" ON "reservations" USING btree ("site_id","visitor_uuid","vehicle_id");--> statement-breakpoint
CREATE INDEX "reservations_vehicle_idx" ON "reservations" USING btree ("site_id","vehicle_id");--> statement-breakpoint
CREATE INDEX "reservations_lead_idx" ON "reservations" USING btree ("site_id","lead_uuid");--> statement-breakpoint
CREATE INDEX "reservations_due_idx" ON "reservations" USING btree ("due_at") WHERE due_at IS NOT NULL;