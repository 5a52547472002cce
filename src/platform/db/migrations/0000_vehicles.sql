CREATE TABLE "sites_state" (
	"site_id" text PRIMARY KEY NOT NULL,
	"stock_version" bigint DEFAULT 0 NOT NULL,
	"last_vehicle_id" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"site_id" text NOT NULL,
	"id" bigint NOT NULL,
	"slug" text NOT NULL,
	"stock_number" text NOT NULL,
	"status" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"feed_hash" text,
	"version" bigint NOT NULL,
	"sold_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "vehicles_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "vehicles_slug_key" UNIQUE("site_id","slug"),
	CONSTRAINT "vehicles_stock_number_key" UNIQUE("site_id","stock_number")
);
--> statement-breakpoint
CREATE INDEX "vehicles_version_idx" ON "vehicles" USING btree ("site_id","version");